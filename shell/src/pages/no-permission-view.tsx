import { useSearchParams } from '@portico/area/react';
import { usePerson } from '@portico/session';
import { usePortalFacts } from '../page-data/frame-facts.ts';
import { matchArea } from '../page-data/match.ts';
import * as css from './failure-view.module.css';
import { FailureView } from './failure-view.tsx';
import { useHomePath } from './home-path.ts';
import { PlainFrame } from './plain-frame.tsx';

/** Names the refused page, if the address says which, and whom to ask. */
export function NoPermissionView({ code }: { code: number }) {
  const [query] = useSearchParams();
  const { isGuest, name, account } = usePerson();
  const facts = usePortalFacts();
  const asked = query.get('redirect') ?? '';
  const page = asked.startsWith('/') ? matchArea(facts.wholePlan, asked.split(/[?#]/)[0] ?? '')?.page.title : undefined;
  const help = facts.school.contact.find((line) => /电话|热线|\d{3,4}-\d/.test(line)) ?? facts.school.filings.organizer;
  return (
    <PlainFrame>
      <FailureView
        kind="no-permission"
        art="gate"
        code={`${code} 没有访问权限`}
        title={
          page ? (
            <>
              您没有<span className={css.unbroken}>「{page}」</span>页面的访问权限
            </>
          ) : (
            '您没有这个页面的访问权限'
          )
        }
        home={useHomePath()}
        facts={[...(isGuest ? [] : [['当前账号', `${name}（${account}）`] as const]), ...(help ? [['权限申请', help] as const] : [])]}
      >
        请联系管理员申请，开通后重新登录。
      </FailureView>
    </PlainFrame>
  );
}
