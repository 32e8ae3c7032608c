import { AreaLink } from '@portico/area/react';
import type { ServiceGuide } from '@portico/contracts';
import { buttonLook, grouped, Icon, ServiceIcon, Tag } from '@portico/ui';
import { Breadcrumb, controlCodes } from '@portico/ui/desktop';
import { headFacts } from '../model/guide-facts.ts';
import { ways } from '../model/hall-address.ts';
import { FactList } from '../ui/fact-list.tsx';
import { Guide, useGuide } from '../ui/guide.tsx';
import { GuideBody } from '../ui/guide-body.tsx';
import { GuideIndex } from '../ui/guide-index.tsx';
import { CollectButton, ShareButton } from '../ui/guide-tools.tsx';
import { Handle } from '../ui/handle.tsx';
import * as below from './ground.module.css';
import { GuideAside } from './guide-aside.tsx';
import * as css from './guide-page.module.css';

export function GuidePage() {
  const guide = useGuide().data;
  const above = [{ name: '服务大厅', link: <AreaLink to="service-hall/list">服务大厅</AreaLink> }];
  if (guide?.deptId)
    above.push({
      name: guide.deptName,
      link: (
        <AreaLink to="service-hall/list" query={{ dept: guide.deptId }}>
          {guide.deptName}
        </AreaLink>
      ),
    });
  return (
    <div className={below.ground}>
      <div className={css.page}>
        <Breadcrumb above={above} here={guide?.name ?? '办事指南'} />
        <Guide>
          {(guide) => (
            <>
              <Head guide={guide} />
              <div className={css.columns}>
                <GuideIndex guide={guide} className={css.index} />
                <div className={css.sheet}>
                  <GuideBody guide={guide} comments={controlCodes.textArea} />
                </div>
                <GuideAside guide={guide} />
              </div>
            </>
          )}
        </Guide>
      </div>
    </div>
  );
}

function Head({ guide }: { guide: ServiceGuide }) {
  const { name, icon, deptId, deptName, handleType, labels, hits, score } = guide;
  return (
    <header className={css.head}>
      <div className={css.title}>
        <ServiceIcon name={icon} size={56} />
        <div className={css.words}>
          <h1>{name}</h1>
          <p>
            <Tag>{ways[handleType]}</Tag>
            {labels.map((label) => (
              <Tag key={label.id} tone="neutral">
                {label.name}
              </Tag>
            ))}
            <AreaLink to="service-hall/list" query={{ dept: deptId }}>
              {deptName}
            </AreaLink>
            <span>办理 {grouped(hits)} 次</span>
            {score !== undefined && <span>评分 {score}</span>}
          </p>
        </div>
        <div className={css.tools}>
          <ShareButton {...buttonLook({ kind: 'text' })} />
          <button type="button" {...buttonLook({ kind: 'text' })} onClick={() => window.print()}>
            <Icon name="print" size={18} />
            打印
          </button>
          <CollectButton guide={guide} {...buttonLook({ size: 'l' })} />
          <Handle guide={guide} closedClassName={css.closed} />
        </div>
      </div>
      <FactList facts={headFacts(guide)} className={css.facts} />
    </header>
  );
}
