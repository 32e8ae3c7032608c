import { usePageTitle } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useEffect, useRef } from 'react';
import { notices } from '../api.ts';
import type { Marks } from './create-marks.ts';

/** The open notice; opening it marks it as read once, so that it can be marked as unread again. */
export function useOpened(id: string, { isMember, marks }: { isMember: boolean; marks: Marks }) {
  const query = useQuery(notices.detail.query({ id }));
  const seen = useRef<string>(undefined);
  const opened = query.data;
  const { setRead } = marks;
  useEffect(() => {
    if (!opened || seen.current === opened.idCode) return;
    seen.current = opened.idCode;
    if (isMember && !opened.read) void setRead([opened], true);
  }, [opened, isMember, setRead]);
  usePageTitle(opened?.title);
  return query;
}
