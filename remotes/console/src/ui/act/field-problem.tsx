import * as form from '../form.module.css';

/** What the server found wrong about one field of a form. */
export function FieldProblem({
  id,
  reasons,
  path,
}: {
  id: string;
  reasons: readonly { path: string; text: string }[] | undefined;
  path: string;
}) {
  const own = reasons?.filter((reason) => reason.path === path).map(({ text }) => text) ?? [];
  return (
    <span id={id} className={form.fault}>
      {own.join('；')}
    </span>
  );
}
