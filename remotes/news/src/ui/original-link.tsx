import { PortalLink, usePortal } from '@portico/area/react';
import type { NewsArticle } from '@portico/contracts';
import { buttonLook, Icon } from '@portico/ui';
import { externalTarget } from '../model/external-target.ts';
import * as css from './article.module.css';

/** The way to an article that another site published. */
export function OriginalLink({ article }: { article: NewsArticle }) {
  const { device } = usePortal();
  const target = externalTarget(article, device);
  if (!target) return null;
  return (
    <p className={css.original}>
      <PortalLink target={target} {...buttonLook()}>
        阅读原文
        <Icon name="share" size={16} />
      </PortalLink>
    </p>
  );
}
