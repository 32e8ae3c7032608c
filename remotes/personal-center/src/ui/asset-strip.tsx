import { AreaLink, useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { PersonAsset } from '@portico/contracts';
import { Empty, SkeletonLine, WhenLoaded } from '@portico/ui';
import { person } from '../api.ts';
import { assets } from '../model/first-calls.ts';
import { dayWords } from '../model/words.ts';
import { AssetFigure } from './asset-figure.tsx';
import * as css from './assets.module.css';
import { FaultButton } from './fault-button.tsx';
import { useDays } from './use-days.ts';

/** What the school's systems hold of the person, in one number each. A system that fails loses only its own cell. */
export function AssetStrip({ most, look = 'full' }: { most?: number; look?: 'full' | 'plain' }) {
  const query = useQuery(person.assets.query(useFirstInput(assets)));
  return (
    <div className={css.strip}>
      <WhenLoaded
        query={query}
        what="我的数据"
        skeleton={<SkeletonLine height={72} />}
        empty={<Empty title="还没有数据" reason="学校的系统接入后，余额、借阅等会显示在这里。" />}
      >
        {(all) => (
          <ul className={css.cells} aria-label="我的数据">
            {all
              .slice(0, most)
              .map((asset) =>
                look === 'full' ? (
                  <Cell key={asset.sign} asset={asset} onRetry={() => void query.refetch()} />
                ) : (
                  <PlainCell key={asset.sign} asset={asset} />
                ),
              )}
          </ul>
        )}
      </WhenLoaded>
    </div>
  );
}

function Cell({ asset, onRetry }: { asset: PersonAsset; onRetry: () => void }) {
  const { today, yesterday } = useDays();
  const { name, note, status, sourceName, updateTime, sign } = asset;
  return (
    <li className={css.cell}>
      <span className={css.head}>
        {name}
        <FaultButton about={{ subject: 'asset', subjectId: sign, name }} look="icon" />
      </span>
      <AssetFigure asset={asset} />
      {status === 'error' ? (
        <span className={css.meta}>
          暂时无法获取
          <button type="button" className={css.retry} onClick={onRetry}>
            重试
          </button>
        </span>
      ) : (
        <span className={css.note}>{note || '\u00a0'}</span>
      )}
      <span className={css.meta}>
        {sourceName}
        {updateTime && ` ${dayWords(updateTime, today, yesterday)}`}
        {status === 'stale' && '，不是最新'}
      </span>
    </li>
  );
}

/** Name and number only; the page of all data tells the rest. */
function PlainCell({ asset }: { asset: PersonAsset }) {
  return (
    <li className={css.plain}>
      <AreaLink to="personal-center/data">
        {asset.name.replace('余额', '')}
        {asset.unit === '元' && '（元）'}
      </AreaLink>
      <AssetFigure asset={asset.unit === '元' ? { ...asset, unit: '' } : asset} />
    </li>
  );
}
