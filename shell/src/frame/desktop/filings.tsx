import type { Filing } from '@portico/contracts';
import { useNow } from '@portico/session';
import { useGlobalConfig } from '../../page-data/frame-facts.ts';
import { barColours } from '../../theme/bar-colours.ts';
import * as css from './footer.module.css';

/** The site's operator and its registration; the ICP link is required by law. */
export function Filings({ filing }: { filing: Filing }) {
  const config = useGlobalConfig();
  const year = useNow().date.slice(0, 4);
  return (
    <div className={css.filings} style={barColours(config?.bottomFilingColor, config?.bottomFilingFont)}>
      <span>
        © {year} {filing.owner}
        {filing.organizer && `　${filing.organizer}`}
      </span>
      <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener noreferrer">
        {filing.icp}
      </a>
      {filing.police && (
        <a
          href={`https://beian.mps.gov.cn/#/query/webSearch?code=${filing.police.replace(/\D/g, '')}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {filing.police}
        </a>
      )}
      {filing.siteCode && <span>网站标识码 {filing.siteCode}</span>}
    </div>
  );
}
