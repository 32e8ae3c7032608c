import { AreaLink, useNavigate, usePageTitle, useSearchParams } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useNow } from '@portico/session';
import { Empty, Skeleton, WhenLoaded } from '@portico/ui';
import { calendar } from '../api.ts';
import { readAddress } from '../model/calendar-address.ts';
import { minutesOf } from '../model/day-axis.ts';
import { type Draft, draftOf, newDraft } from '../model/draft.ts';
import { EditForm } from './edit-form.tsx';

/** A new event on the address’s day, or one that is changed. */
export function EditPage() {
  const [search] = useSearchParams();
  const now = useNow();
  const id = search.get('id');
  const { date } = readAddress(search, now.date, 'day');
  usePageTitle(id ? '编辑日程' : '新建日程');
  const query = useQuery({ ...calendar.days.query({ startDate: date, endDate: date }), enabled: id !== null });
  // The next full hour.
  const from = Math.min(22, Math.floor(minutesOf(now.time) / 60) + 1) * 60;
  if (!id) return <Editing draft={newDraft(date, { start: from, end: from + 60 })} />;
  return (
    <WhenLoaded
      query={query}
      what="日程"
      skeleton={<Skeleton rows={5} picture={false} />}
      empty={<Empty missing title="日程不存在或已删除" action={<AreaLink to="schedule/center">返回我的日程</AreaLink>} />}
      isEmpty={([day]) => !day?.events.some((event) => event.id === id && event.editable)}
    >
      {([day]) => {
        const event = day?.events.find((each) => each.id === id);
        return event && <Editing draft={draftOf(event)} />;
      }}
    </WhenLoaded>
  );
}

function Editing({ draft }: { draft: Draft }) {
  const navigate = useNavigate();
  const leave = () => void (history.state?.idx > 0 ? navigate(-1) : navigate('/mobile/my-schedule/schedule', { replace: true }));
  return <EditForm draft={draft} onLeave={leave} />;
}
