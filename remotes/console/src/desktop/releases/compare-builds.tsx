import { useQuery } from '@portico/client';
import { Skeleton, WhenLoaded } from '@portico/ui';
import { releases } from '../../api.ts';
import { shortBuild } from '../../model/words.ts';
import * as css from '../../ui/console.module.css';
import { useConsole } from '../../ui/use-console.ts';
import * as own from './releases.module.css';

const changes = { added: '新增', changed: '改动', removed: '删除' } as const;
const kinds = [
  { key: 'pages', name: '页面' },
  { key: 'blocks', name: '区块' },
  { key: 'files', name: '文件' },
] as const;

/** The pages, blocks and files in which a build differs from the one before. */
export function CompareBuilds({ area, build, before }: { area: string; build: string; before: string }) {
  const { school } = useConsole();
  const query = useQuery(releases.compare.query({ ...school, area, build, before }));
  return (
    <div className={css.panel}>
      <p>
        与 <span className={css.build}>{shortBuild(before)}</span> 对照
      </p>
      <WhenLoaded query={query} what="差异" skeleton={<Skeleton rows={3} picture={false} />} empty={null}>
        {(read) => (
          <dl className={`${css.facts} ${own.differences}`}>
            {kinds.map(({ key, name }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>
                  {read[key].length === 0
                    ? '没有变化'
                    : read[key].map(({ path, change }) => (
                        <span key={path}>
                          {changes[change]} {path}
                        </span>
                      ))}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </WhenLoaded>
    </div>
  );
}
