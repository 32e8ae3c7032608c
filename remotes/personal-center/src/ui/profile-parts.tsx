import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { PersonInfo } from '@portico/contracts';
import { Skeleton, WhenLoaded } from '@portico/ui';
import { person } from '../api.ts';
import { info } from '../model/first-calls.ts';
import { AvatarPart } from './avatar-part.tsx';
import { FaultButton } from './fault-button.tsx';
import * as css from './panel.module.css';
import { Panel } from './panel.tsx';
import { RevealButton } from './reveal-button.tsx';
import { useReveal } from './use-reveal.ts';

const fields = [
  ['name', '姓名'],
  ['account', '学工号'],
  ['deptName', '单位'],
  ['major', '专业'],
  ['className', '班级'],
  ['title', '职务'],
  ['campus', '校区'],
  ['gender', '性别'],
  ['idNo', '证件号码'],
  ['mobile', '手机号'],
  ['mail', '邮箱'],
] as const;
type Field = (typeof fields)[number][0];

/** Picture and data of the person, as the school has them. */
export function ProfileParts() {
  const query = useQuery(person.info.query(useFirstInput(info)));
  return (
    <>
      <AvatarPart />
      <Panel title="基本信息">
        <WhenLoaded query={query} what="基本信息" skeleton={<Skeleton rows={8} picture={false} />} empty={null} isEmpty={() => false}>
          {(own) => (
            <>
              <dl className={css.rows}>
                {fields
                  .filter(([field]) => own[field])
                  .map(([field, name]) => (
                    <Row key={field} field={field} name={name} own={own} />
                  ))}
                <Roles own={own} />
              </dl>
              <p className={css.note}>以上信息来自学校，有误时请点“数据有误”。证件号码只保存隐藏后的部分，不能显示。</p>
            </>
          )}
        </WhenLoaded>
      </Panel>
    </>
  );
}

function Row({ field, name, own }: { field: Field; name: string; own: PersonInfo }) {
  const canReveal = (field === 'mobile' || field === 'mail') && own.revealable?.includes(field);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {canReveal ? <Masked field={field} name={name} value={own[field] ?? ''} /> : own[field]}
        <span className={css.push}>
          <FaultButton about={{ subject: 'info', subjectId: field, name }} />
        </span>
      </dd>
    </div>
  );
}

function Masked({ field, name, value }: { field: 'mobile' | 'mail'; name: string; value: string }) {
  const { shown, failure, dialog, reveal, hide } = useReveal(() => person.revealInfo({ field }, { quiet: true }));
  return (
    <>
      <span>{shown?.value ?? value}</span>
      <RevealButton name={name} isShown={shown !== undefined} onToggle={shown ? hide : reveal} />
      <span role="alert" className={css.fault}>
        {failure}
      </span>
      {dialog}
    </>
  );
}

function Roles({ own: { roles } }: { own: PersonInfo }) {
  if (roles.length < 2) return null;
  return (
    <div>
      <dt>身份</dt>
      <dd>{roles.map(({ name, current }) => (current ? `${name}（当前）` : name)).join('、')}</dd>
    </div>
  );
}
