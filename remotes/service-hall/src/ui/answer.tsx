import { leadsSomewhere, PortalLink, usePortal } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { type AnswerWords, readAnswer } from '@portico/contracts';
import { Button, Icon, SkeletonLine } from '@portico/ui';
import { useId, useState } from 'react';
import { assistant } from '../api.ts';
import * as css from './answer.module.css';
import { useAssistant } from './use-assistant.ts';

/** Cache time of an answer in ms: a repeated question costs model time. */
const answerFresh = 10 * 60_000;

/**
 * The assistant's answer to the search, with its sources. Hidden without an answer; of one height until it is unfolded, so
 * that the results below stay where they are while it arrives.
 */
export function Answer({ words }: { words: string }) {
  const { open, name } = useAssistant();
  const query = useQuery({ ...assistant.ask.query({ search: words }), enabled: open, staleTime: answerFresh });
  const { plan, device } = usePortal();
  const mobile = device === 'mobile';
  const [isWhole, setIsWhole] = useState(false);
  const textId = useId();
  if (!open || query.data?.sources.length === 0) return null;
  const title = (
    <h2 className={css.name}>
      <Icon name="chat" size={18} />
      {name}的回答
    </h2>
  );
  if (query.error && !query.data)
    return (
      <section className={css.answer}>
        <div className={css.head}>{title}</div>
        <div className={css.body}>
          <p>{name}暂时没有回答，下面的搜索结果不受影响。</p>
          <Button size="s" onClick={() => void query.refetch()}>
            重新加载
          </Button>
        </div>
      </section>
    );
  if (!query.data)
    return (
      <section className={css.answer} aria-busy="true">
        <div className={css.head}>{title}</div>
        <div className={css.body}>
          <div className={css.folded}>
            <SkeletonLine />
            <SkeletonLine width="70%" />
          </div>
          <div className={css.foot} />
        </div>
      </section>
    );
  const { answer, sources, generated } = query.data;
  return (
    <section className={css.answer} aria-label={`${name}的回答`}>
      <div className={css.head}>
        {title}
        <span className={css.note}>{generated ? 'AI 生成，仅供参考' : `依据 ${sources.length} 条内容整理`}，请以原文为准</span>
      </div>
      <div className={css.body}>
        <div className={isWhole ? css.text : css.folded} id={textId}>
          <AnswerText answer={answer} />
        </div>
        <div className={css.foot}>
          <ul className={css.sources} aria-label="依据">
            {sources.slice(0, isWhole ? sources.length : 1).map(({ title: source, target }) => {
              const link = mobile ? target.mobileLink || target.link : target.link;
              const words = (
                <>
                  <Icon name="doc" size={16} />
                  {source}
                </>
              );
              return (
                <li key={`${source} ${target.link}`}>
                  {leadsSomewhere(plan, device, link) ? (
                    <PortalLink target={{ ...target, link }}>{words}</PortalLink>
                  ) : (
                    <span>{words}</span>
                  )}
                </li>
              );
            })}
          </ul>
          <Button kind="text" size="s" aria-expanded={isWhole} aria-controls={textId} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? '收起' : '展开全部'}
          </Button>
        </div>
      </div>
    </section>
  );
}

/* biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place */
function AnswerText({ answer }: { answer: string }) {
  return readAnswer(answer).map((part, at) => {
    if (part.kind === 'paragraph')
      return (
        <p key={at}>
          {part.lines.map((line, row) => (
            <span key={row} className={css.line}>
              <Words line={line} />
            </span>
          ))}
        </p>
      );
    const List = part.ordered ? 'ol' : 'ul';
    return (
      <List key={at} className={css.list}>
        {part.items.map((item, row) => (
          <li key={row}>
            <Words line={item} />
          </li>
        ))}
      </List>
    );
  });
}

function Words({ line }: { line: AnswerWords[] }) {
  return line.map(({ text, strong }, at) => (strong ? <strong key={at}>{text}</strong> : text));
}
/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above */
