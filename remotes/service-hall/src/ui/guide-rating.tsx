import { useMutation } from '@portico/client';
import type { ServiceGuide } from '@portico/contracts';
import { usePerson } from '@portico/session';
import { Button } from '@portico/ui';
import { TextArea, type TextAreaCode } from '@portico/ui/form';
import { type FormEvent, useState } from 'react';
import { evaluate } from '../api.ts';
import * as css from './guide-rating.module.css';
import { useSignIn } from './use-sign-in.ts';

const levels = ['很不满意', '不满意', '一般', '满意', '很满意'];
const maxCommentLength = 500;

/** What this person thinks of the service; a later opinion replaces the earlier one. */
export function Rating({ guide, comments }: { guide: ServiceGuide; comments: TextAreaCode }) {
  const { isGuest } = usePerson();
  const signIn = useSignIn();
  const [level, setLevel] = useState<number>();
  const [comment, setComment] = useState('');
  const rate = useMutation({
    mutationFn: (chosen: number) => evaluate.add({ appId: guide.appId, level: chosen, comment }, { quiet: true }),
  });
  const score = rate.data?.score ?? guide.score;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (level) rate.mutate(level);
  };
  return (
    <div className={css.rating}>
      {score !== undefined && (
        <p>
          目前评分 <b>{score}</b> 分（满分 5 分）{rate.data && `，共 ${rate.data.count} 人评价`}
        </p>
      )}
      {isGuest ? (
        <Button onClick={signIn}>登录后评价</Button>
      ) : (
        <form onSubmit={send}>
          <fieldset>
            <legend>您对这项服务满意吗</legend>
            {levels.map((name, at) => (
              <label key={name}>
                <input type="radio" name="level" checked={level === at + 1} onChange={() => setLevel(at + 1)} />
                {name}
              </label>
            ))}
          </fieldset>
          <TextArea
            code={comments}
            label="说说您的意见（选填）"
            rows={3}
            maxLength={maxCommentLength}
            value={comment}
            onChange={setComment}
          />
          <Button type="submit" disabled={!level || rate.isPending}>
            {rate.isPending ? '正在提交' : '提交评价'}
          </Button>
        </form>
      )}
      <p role="status">
        {rate.isSuccess && '评价已提交，谢谢您的意见。'}
        {rate.error && `评价没有提交成功，请再试一次。${rate.error.message}`}
      </p>
    </div>
  );
}
