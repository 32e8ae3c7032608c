/** The parts of the page in their order, by the id in the address: `#phones`. */
export const campusParts = {
  card: '校园卡',
  shuttle: '校车时刻',
  phones: '电话簿',
  hours: '开放时间',
  calendar: '校历',
  rooms: '空闲教室',
  tools: '便民工具',
} as const;
export type PartId = keyof typeof campusParts;
