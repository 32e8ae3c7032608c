import { Button } from '@portico/ui';
import * as css from '../console.module.css';
import type { Typed } from './use-typed.ts';

/** Somebody saved since this form began: what they changed is taken, what both changed is named before going on. */
export function OutdatedNotice({
  form,
  current,
  nameOf,
}: {
  form: Typed;
  current: Readonly<Record<string, string>>;
  nameOf: (field: string) => string;
}) {
  if (!form.isOutdated || !form.isChanged) return null;
  return (
    <div className={css.notice} role="alert">
      <span>
        填写期间有人保存了新的设置。
        {form.clashing.length > 0
          ? `您和对方都改了 ${form.clashing.map((field) => `${nameOf(field)}（现在是“${current[field]}”）`).join('、')}，合并后保留您的。`
          : '改的不是同一项，可以直接合并。'}
      </span>
      <Button size="s" onClick={form.catchUp}>
        合并
      </Button>
      <Button size="s" onClick={form.reset}>
        放弃我的修改
      </Button>
    </div>
  );
}
