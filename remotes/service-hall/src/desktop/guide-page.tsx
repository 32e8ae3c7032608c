import { AreaLink, PortalLink } from '@portico/area/react';
import type { ServiceGuide } from '@portico/contracts';
import { buttonLook, grouped, Icon, ServiceIcon, Tag } from '@portico/ui';
import { Breadcrumb } from '@portico/ui/desktop';
import { countOpening, serviceTarget } from '@portico/ui/services';
import { headFacts } from '../model/guide-facts.ts';
import { ways } from '../model/hall-address.ts';
import { FactList } from '../ui/fact-list.tsx';
import { Guide } from '../ui/guide.tsx';
import { GuideBody } from '../ui/guide-body.tsx';
import { GuideIndex } from '../ui/guide-index.tsx';
import { CollectButton, ShareButton } from '../ui/guide-tools.tsx';
import * as css from './guide-page.module.css';

export function GuidePage() {
  return (
    <div className={css.page}>
      <Breadcrumb above={[{ name: '服务大厅', link: <AreaLink to="service-hall/list">服务大厅</AreaLink> }]} here="办事指南" />
      <Guide>
        {(guide) => (
          <>
            <Head guide={guide} />
            <div className={css.columns}>
              <GuideIndex guide={guide} className={css.index} />
              <div className={css.sheet}>
                <GuideBody guide={guide} />
              </div>
            </div>
          </>
        )}
      </Guide>
    </div>
  );
}

function Head({ guide }: { guide: ServiceGuide }) {
  const { name, icon, deptId, deptName, handleType, labels, hits, score } = guide;
  const target = serviceTarget(guide, false);
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
          <Handle guide={guide} target={target} />
        </div>
      </div>
      <FactList facts={headFacts(guide)} className={css.facts} />
    </header>
  );
}

function Handle({ guide, target }: { guide: ServiceGuide; target: ReturnType<typeof serviceTarget> }) {
  if (target)
    return (
      <PortalLink target={target} {...buttonLook({ kind: 'primary', size: 'l' })} onClick={() => countOpening(guide.appId)}>
        {guide.handleType === 'query' ? '在线查询' : '在线办理'}
      </PortalLink>
    );
  return <span className={css.closed}>{guide.status === 'on' ? '请到窗口办理' : guide.statusText || '正在维护'}</span>;
}
