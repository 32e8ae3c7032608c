import { AreaLink } from '@portico/area/react';
import { buttonLook, Empty } from '@portico/ui';

/** In place of a page of news whose article, column or topic is gone. */
export function Missing({
  heading,
  title,
  reason,
}: {
  /** The page's, for screen readers. */
  heading: string;
  title: string;
  reason: string;
}) {
  return (
    <>
      <h1 className="visually-hidden">{heading}</h1>
      <Empty
        missing
        title={title}
        reason={reason}
        action={
          <AreaLink to="news/list" {...buttonLook()}>
            去新闻中心看看
          </AreaLink>
        }
      />
    </>
  );
}
