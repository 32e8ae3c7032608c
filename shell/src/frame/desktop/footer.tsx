import { decideLink } from '@portico/area';
import { useSchool } from '@portico/session';
import { Art, Crest } from '@portico/ui';
import { qrAddress } from '@portico/ui/qr-address';
import { useBottomLinks, useBottomMedia, useGlobalConfig, useSiteLabel } from '../../page-data/frame-facts.ts';
import { barColours } from '../../theme/bar-colours.ts';
import { Filings } from './filings.tsx';
import * as css from './footer.module.css';

/** 221 px of links and media, 38 px of filings. */
export function Footer() {
  const school = useSchool();
  const label = useSiteLabel();
  const groups = useBottomLinks();
  const media = useBottomMedia(school.bottomMediaStyle);
  const config = useGlobalConfig();
  return (
    <footer>
      <div className={css.footer} style={barColours(config?.bottomNavColor, config?.bottomFontColor)}>
        <div className={css.skyline}>
          <Art name="skyline" />
        </div>
        <div className={css.inner}>
          <div>
            <div className={css.brand}>
              <span className={css.crest}>
                <Crest logo={label.logo} inverse />
              </span>
              <b>{school.unitName}</b>
            </div>
            {school.contact.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <div className={css.columns}>
            {groups.slice(0, 3).map((group) => (
              <nav key={group.id} aria-label={group.groupName}>
                <h2>{group.groupName}</h2>
                {group.links.slice(0, 4).map((link) => (
                  <FooterLink key={link.id} name={link.name} url={link.url} />
                ))}
              </nav>
            ))}
          </div>
          {(school.bottomMediaStyle === 1 || school.bottomMediaStyle === 3) && (
            <div className={css.media}>
              {media
                .filter((medium) => medium.qrUrl)
                .slice(0, 3)
                .map((medium) => (
                  <figure key={medium.id}>
                    <img src={qrAddress(medium)} alt={`${medium.name}二维码`} width={84} height={84} loading="lazy" />
                    <figcaption>{medium.name}</figcaption>
                  </figure>
                ))}
            </div>
          )}
        </div>
      </div>
      <Filings filing={school.filings} />
    </footer>
  );
}

function FooterLink({ name, url }: { name: string; url: string }) {
  const decision = decideLink({ link: url }, true);
  if (decision.kind === 'inside') return <a href={decision.to}>{name}</a>;
  if (decision.kind !== 'new-tab') return <span>{name}</span>;
  return (
    <a href={decision.href} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  );
}
