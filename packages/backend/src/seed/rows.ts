/** Creates ids that differ between schools and stay the same from start to start: school, kind, number. */
export function idsOf(fid: string) {
  const kinds = {
    menu: '01',
    dept: '02',
    type: '03',
    label: '04',
    service: '05',
    topic: '06',
    news: '07',
    category: '08',
    notice: '09',
    config: '10',
    person: '11',
    task: '12',
    course: '13',
    term: '14',
    group: '15',
    file: '16',
    source: '17',
    approval: '18',
    document: '19',
    record: '20',
    rest: '21',
    event: '22',
    entry: '23',
    newsTopic: '24',
    noticeFile: '25',
  };
  return (kind: keyof typeof kinds, index: number): string => `${fid}${kinds[kind]}${String(index + 1).padStart(3, '0')}`;
}
export type Ids = ReturnType<typeof idsOf>;
