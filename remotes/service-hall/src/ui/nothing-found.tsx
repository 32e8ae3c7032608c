import { Link } from '@portico/area/react';
import { useSchool } from '@portico/session';
import { Empty } from '@portico/ui';
import * as css from './before-search.module.css';
import { HotServices } from './hot-services.tsx';
import { useAssistant } from './use-assistant.ts';
import { WholeNumbers } from './whole-numbers.tsx';

/** Help when nothing was found: what may have been meant, whom to ask, and what others use. */
export function NothingFound({
  words,
  suggest,
  addressOf,
}: {
  words: string;
  suggest: readonly string[];
  addressOf: (wanted: { words: string }) => string;
}) {
  const help = useSchool().contact.at(-1);
  const { open, name } = useAssistant();
  return (
    <>
      <Empty
        title={`没有找到与“${words}”相关的内容`}
        reason={<WholeNumbers text={`换个词试试${open ? `，或问问${name}` : ''}。${help ? `也可以咨询：${help}。` : ''}`} />}
        action={
          suggest.length > 0 && (
            <p className={css.meant}>
              您要找的是不是：
              {suggest.slice(0, 5).map((word) => (
                <Link key={word} to={addressOf({ words: word })}>
                  <bdi>{word}</bdi>
                </Link>
              ))}
            </p>
          )
        }
      />
      <HotServices />
    </>
  );
}
