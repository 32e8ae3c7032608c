import { sampleAnswer } from '@portico/area';
import { calendarContract, termContract } from '@portico/contracts';

/** What `portico publish` renders the pages and blocks with. */
export const sampleAnswers = [
  sampleAnswer(calendarContract.days, [
    {
      date: '2026-11-23',
      week: 12,
      type: 'teach',
      events: [
        {
          id: '1000122502',
          title: '晨跑',
          start: '2026-11-23 06:40:00',
          end: '2026-11-23 07:20:00',
          allDay: false,
          layer: 'personal',
          place: '东区田径场',
          remindMinutes: 15,
          repeat: 'weekdays',
          repeatUntil: '2026-12-26',
          seriesStart: '2026-11-16 06:40:00',
          version: 1,
          editable: true,
        },
      ],
    },
    {
      date: '2026-11-24',
      week: 12,
      type: 'teach',
      events: [
        {
          id: '1000122502',
          title: '晨跑',
          start: '2026-11-24 06:40:00',
          end: '2026-11-24 07:20:00',
          allDay: false,
          layer: 'personal',
          place: '东区田径场',
          remindMinutes: 15,
          repeat: 'weekdays',
          repeatUntil: '2026-12-26',
          seriesStart: '2026-11-16 06:40:00',
          version: 1,
          editable: true,
        },
      ],
    },
  ]),
  sampleAnswer(calendarContract.restTimes, [
    { id: '1000121001', section: 1, name: '第 1 节', startTime: '08:00', endTime: '08:45', part: 'morning' },
    { id: '1000121002', section: 2, name: '第 2 节', startTime: '08:50', endTime: '09:35', part: 'morning' },
  ]),
  sampleAnswer(termContract.now, {
    id: '1000114001',
    name: '2026—2027 学年第一学期',
    year: '2026-2027',
    term: 1,
    startDate: '2026-09-07',
    endDate: '2027-01-24',
    nowWeek: 11,
    totalWeek: 20,
    next: { name: '2026—2027 学年第二学期', startDate: '2027-03-08' },
  }),
  sampleAnswer(calendarContract.namedDays, [
    { date: '2026-09-07', type: 'event', name: '开学第一课' },
    { date: '2026-10-01', type: 'holiday', name: '节假日放假' },
  ]),
];
