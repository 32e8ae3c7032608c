import type { FileRef, ServiceGuide } from '@portico/contracts';
import { Icon, Tag } from '@portico/ui';
import type { ReactNode } from 'react';
import * as css from './guide.module.css';

const forms = { original: '原件', copy: '复印件', electronic: '电子件' };
type Material = ServiceGuide['materials'][number];

/** A file to be taken home. */
export function FileLink({ file, children }: { file: FileRef; children: ReactNode }) {
  return (
    <a href={file.url} download={file.name} className={css.file}>
      <Icon name="download" size={16} />
      {children}
    </a>
  );
}

/** What must be brought, in which form, and the forms to fill in. */
export function Materials({ materials }: { materials: readonly Material[] }) {
  const hasFiles = materials.some(({ sample, blank }) => sample || blank);
  return (
    <div className={css.materials}>
      <table>
        <thead>
          <tr>
            <th scope="col">材料名称</th>
            <th scope="col">要求</th>
            <th scope="col">来源</th>
            {hasFiles && <th scope="col">样表</th>}
          </tr>
        </thead>
        <tbody>
          {materials.map((material) => (
            <tr key={material.name}>
              <th scope="row">
                {material.name} {material.required ? <Tag>必交</Tag> : <Tag tone="neutral">按需</Tag>}
              </th>
              <td>{requirement(material)}</td>
              <td>{material.source}</td>
              {hasFiles && (
                <td>
                  {material.sample && <FileLink file={material.sample}>样表</FileLink>}
                  {material.blank && <FileLink file={material.blank}>空表</FileLink>}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const requirement = ({ form, copies }: Material) =>
  [form.map((each) => forms[each]).join('、'), copies !== undefined && `${copies} 份`].filter(Boolean).join('　');
