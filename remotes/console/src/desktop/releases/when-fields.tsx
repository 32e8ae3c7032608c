import { DateTimePicker } from '@portico/ui/desktop/controls';
import * as form from '../../ui/form.module.css';

/** 现在 or 定时. `due` undefined: now. */
export function WhenFields({
  name,
  due,
  onChange,
}: {
  /** What happens then, such as 撤回. */
  name: string;
  due: string | undefined;
  onChange: (due: string | undefined) => void;
}) {
  return (
    <div className={form.ways}>
      <label className={form.check}>
        <input type="checkbox" checked={due !== undefined} onChange={({ target }) => onChange(target.checked ? '' : undefined)} />
        定时
      </label>
      {due !== undefined && <DateTimePicker label={`${name}时间`} withTime value={due} onChange={onChange} />}
    </div>
  );
}
