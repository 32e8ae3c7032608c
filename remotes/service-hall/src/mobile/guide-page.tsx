import type { ServiceGuide } from '@portico/contracts';
import { buttonLook, grouped, Icon, ServiceIcon, Tag } from '@portico/ui';
import { controlCodes } from '@portico/ui/mobile';
import { consultFacts, costFacts } from '../model/guide-facts.ts';
import { ways } from '../model/hall-address.ts';
import { FactList } from '../ui/fact-list.tsx';
import { Guide } from '../ui/guide.tsx';
import { GuideBody } from '../ui/guide-body.tsx';
import { GuideIndex } from '../ui/guide-index.tsx';
import { CollectButton, ShareButton } from '../ui/guide-tools.tsx';
import { Handle } from '../ui/handle.tsx';
import * as css from './guide-page.module.css';

export function GuidePage() {
  return (
    <div className={css.page}>
      <Guide>
        {(guide) => (
          <>
            <Head guide={guide} />
            <GuideIndex guide={guide} className={css.index} />
            <GuideBody guide={guide} comments={controlCodes.textArea} folds />
            <Bar guide={guide} />
          </>
        )}
      </Guide>
    </div>
  );
}

function Head({ guide }: { guide: ServiceGuide }) {
  const { name, icon, deptName, hits, handleType, labels, score } = guide;
  return (
    <header>
      <div className={css.title}>
        <ServiceIcon name={icon} size={48} />
        <div>
          <h1>{name}</h1>
          <p>{[deptName, `办理 ${grouped(hits)} 次`, score !== undefined && `评分 ${score}`].filter(Boolean).join('　')}</p>
        </div>
      </div>
      <p className={css.tags}>
        <Tag>{ways[handleType]}</Tag>
        {labels.map((label) => (
          <Tag key={label.id} tone="neutral">
            {label.name}
          </Tag>
        ))}
        <ShareButton {...buttonLook({ kind: 'text' })} />
      </p>
      <FactList facts={costFacts(guide)} className={css.facts} />
    </header>
  );
}

/** The actions, always within thumb's reach. */
function Bar({ guide }: { guide: ServiceGuide }) {
  const phone = consultFacts(guide)[0]?.phone;
  return (
    <div className={css.bar}>
      <CollectButton guide={guide} className={css.tool} />
      {phone && (
        <a href={`tel:${phone}`} className={css.tool}>
          <Icon name="phone" size={20} />
          咨询
        </a>
      )}
      <Handle guide={guide} closedClassName={css.closed} />
    </div>
  );
}
