import { AreaLink, useFirstInput, useNavigate, usePageTitle, useSearchParams } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { CalendarDay } from '@portico/contracts';
import { Button, buttonLook, Empty, Skeleton, WhenLoaded } from '@portico/ui';
import { calendar } from '../api.ts';
import { placedOn } from '../model/day-events.ts';
import { oneDay } from '../model/first-calls.ts';
import { CopyEvent, EventFacts } from '../ui/event-facts.tsx';
import { useEventActs } from '../ui/use-event-acts.ts';
import { useLateDialog } from '../ui/use-late-dialog.ts';
import * as css from './mobile.module.css';

/** One event with all that is known of it. */
export function DetailPage() {
  const query = useQuery(calendar.days.query(useFirstInput(oneDay)));
  const [search] = useSearchParams();
  const id = search.get('id');
  return (
    <WhenLoaded
      query={query}
      what="日程"
      skeleton={<Skeleton rows={4} picture={false} />}
      empty={<Empty missing title="日程不存在或已删除" action={<AreaLink to="schedule/center">返回我的日程</AreaLink>} />}
      isEmpty={([day]) => !day?.events.some((event) => event.id === id)}
    >
      {([day]) => day && <Detail day={day} id={id} />}
    </WhenLoaded>
  );
}

function Detail({ day, id }: { day: CalendarDay; id: string | null }) {
  const event = day.events.find((each) => each.id === id);
  const conflict = placedOn(day).some((each) => each.event === event && each.conflict);
  const navigate = useNavigate();
  const acts = useEventActs();
  const { dialog, failure, open } = useLateDialog();
  usePageTitle(event?.title);
  if (!event) return null;
  const remove = () =>
    open(async () => {
      const { ScopeDialog } = await import(/* webpackChunkName: "scope" */ '../ui/scope-dialog.tsx');
      return (onClose) => (
        <ScopeDialog
          title="删除日程"
          text={`“${event.title}”删除后不能恢复。`}
          action="删除日程"
          isDeletion
          isRepeated={(event.repeat ?? 'none') !== 'none'}
          onAnswer={async (scope) => {
            const failed = await acts.remove(event, scope);
            if (!failed) void navigate(-1);
            return failed;
          }}
          onClose={onClose}
        />
      );
    });
  return (
    <article className={css.detail}>
      <h1>{event.title}</h1>
      <EventFacts event={event} conflict={conflict} />
      <CopyEvent event={event} />
      <p role="alert">{failure}</p>
      {event.editable && (
        <p className={css.ways}>
          <Button kind="danger" onClick={remove}>
            删除
          </Button>
          <AreaLink to="schedule/edit" query={{ id: event.id, date: event.start.slice(0, 10) }} {...buttonLook({ kind: 'primary' })}>
            编辑
          </AreaLink>
        </p>
      )}
      {dialog}
    </article>
  );
}
