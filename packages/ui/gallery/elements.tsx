import { Art, Badge, Button, Cover, Crest, Empty, FailedCard, Icon, SectionHead, ServiceIcon, Skeleton, Tabs, Tag } from '@portico/ui';
import { useState } from 'react';
import { Show } from './show.tsx';

const tabs = [
  { key: 'all', name: '全部' },
  { key: 'new', name: '最新' },
] as const;

/** Our own elements, for both devices. */
export function Elements() {
  const [tab, setTab] = useState<(typeof tabs)[number]['key']>('all');
  return (
    <>
      <Show name="Button">
        {(['primary', 'plain', 'text', 'danger'] as const).map((kind) => (
          <Button key={kind} kind={kind}>
            在线办理
          </Button>
        ))}
        <Button disabled>暂停办理</Button>
        <Button size="s">小</Button>
        <Button size="l">大</Button>
      </Show>
      <Show name="Tag, Badge">
        {(['info', 'success', 'warning', 'danger', 'neutral'] as const).map((tone) => (
          <Tag key={tone} tone={tone}>
            进行中
          </Tag>
        ))}
        <Badge count={128} what="未读" />
      </Show>
      <Show name="Tabs">
        <Tabs id="gallery" label="消息类型" tabs={tabs} value={tab} onChange={setTab} />
      </Show>
      <Show name="SectionHead">
        <SectionHead title="服务" more="全部" />
      </Show>
      <Show name="Icon, ServiceIcon, Crest">
        <Icon name="search" size={20} />
        <Icon name="bell" size={20} />
        <ServiceIcon name="cal" />
        <span className="crest">
          <Crest />
        </span>
      </Show>
      <Show name="Art, Cover">
        <Art name="band" className="art" />
        <span className="art">
          <Cover src="" />
        </span>
      </Show>
      <Show name="Skeleton">
        <Skeleton rows={2} />
      </Show>
      <Show name="Empty, FailedCard">
        <Empty title="没有未读消息" reason="新的通知会出现在这里。" />
        <FailedCard title="通知暂时无法显示" onRetry={() => undefined} />
      </Show>
    </>
  );
}
