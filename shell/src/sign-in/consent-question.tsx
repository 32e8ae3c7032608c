import { Button } from '@portico/ui';
import { Dialog } from '@portico/ui/dialog';
import { TermsLinks } from './consent-box.tsx';

/** Asks once in this browser for agreement before the first sign-in. */
export function ConsentQuestion({ onAgree, onCancel }: { onAgree: () => void; onCancel: () => void }) {
  return (
    <Dialog
      title="登录前请您确认"
      onCancel={onCancel}
      ways={() => (
        <>
          <Button onClick={onCancel}>暂不登录</Button>
          <Button kind="primary" onClick={onAgree}>
            同意并登录
          </Button>
        </>
      )}
    >
      <p>登录后，本站会按您所在单位的规定使用您的姓名、学号或工号、部门，用来显示您的课表、待办和通知。您可以随时退出登录。</p>
      <p>
        请阅读
        <TermsLinks />
        ，同意后登录。
      </p>
    </Dialog>
  );
}
