import type { PartnerField } from '@portico/contracts/console';
import { fieldName } from '../../model/partner-words.ts';
import { FieldProblem } from '../../ui/act/field-problem.tsx';
import * as form from '../../ui/form.module.css';

/** One input for each setting. A secret says only that it is set, since when and by whom. */
export function PartnerFields({
  fields,
  typed,
  canChange,
  reasons,
  onType,
}: {
  fields: readonly PartnerField[];
  typed: Readonly<Record<string, string>>;
  canChange: boolean;
  reasons: readonly { path: string; text: string }[] | undefined;
  onType: (name: string, value: string) => void;
}) {
  return fields.map(({ name, secret, set, setTime, setBy, optional }) => (
    <label key={name}>
      <span className={form.hint}>
        {fieldName(name)}
        {optional && '（选填）'}
      </span>
      <input
        type={secret ? 'password' : 'text'}
        autoComplete={secret ? 'new-password' : 'off'}
        maxLength={2_000}
        readOnly={!canChange}
        placeholder={secret && set ? (canChange ? '不填则保留已设置的' : '不显示') : undefined}
        aria-describedby={`partner-${name}`}
        value={typed[name] ?? ''}
        onChange={({ target }) => onType(name, target.value)}
      />
      {secret && (
        <small className={form.hint}>
          {set ? `已设置${setTime ? `　${setTime.slice(0, 10)} ${setBy?.split(' ')[0] ?? ''}` : ''}` : '未设置'}
        </small>
      )}
      <FieldProblem id={`partner-${name}`} reasons={reasons} path={`settings.${name}`} />
    </label>
  ));
}
