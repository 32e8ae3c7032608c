import type { CalendarEvent } from '@portico/contracts';

export type Layer = CalendarEvent['layer'];

/** What stands in the calendar: each kind has a word, a texture and the system that it comes from. */
export const layers: readonly { key: Layer; name: string; source: string }[] = [
  { key: 'course', name: '课程表', source: '教务' },
  { key: 'meeting', name: '会议与活动', source: 'OA' },
  { key: 'exam', name: '考试', source: '教务' },
  { key: 'personal', name: '个人日程', source: '我' },
  { key: 'school', name: '校历与节假日', source: '学校' },
];

const words: Record<Layer, string> = { course: '课程', meeting: '会议', exam: '考试', personal: '个人', school: '校历' };
export const layerWord = (layer: Layer): string => words[layer];
