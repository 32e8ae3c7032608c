import type { ReactNode } from 'react';

/** Interface icons: 24 grid, 1.5 line, butt caps, mitre joins. Add one only with its first use. */
const drawings = {
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.3 15.3L21 21" />
    </>
  ),
  bell: <path d="M4 18H20M6 18V10.5a6 6 0 0 1 12 0V18M10 21h4M12 4.5V2.5" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4.2" />
      <path d="M3.5 21c.6-4.6 4-7 8.5-7s7.9 2.4 8.5 7" />
    </>
  ),
  down: <path d="M5 9l7 7 7-7" />,
  right: <path d="M9 5l7 7-7 7" />,
  left: <path d="M15 5l-7 7 7 7" />,
  up: <path d="M5 15l7-7 7 7" />,
  cal: <path d="M3.5 5.5h17v15h-17zM3.5 10h17M8 3v5M16 3v5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.5l3.5 2" />
    </>
  ),
  doc: <path d="M5 3h9.5L19 7.5V21H5zM14 3v5h5M8.5 12.5h7M8.5 16.5h7" />,
  star: <path d="M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6L12 17l-5.4 3 1.2-6-4.5-4.2 6.1-.7z" />,
  starf: <path fill="currentColor" d="M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6L12 17l-5.4 3 1.2-6-4.5-4.2 6.1-.7z" />,
  pin: (
    <>
      <path d="M12 21.5c-4.7-5-7-8.5-7-11.5a7 7 0 0 1 14 0c0 3-2.3 6.5-7 11.5z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  phone: <path d="M4 4h4.5l1.8 5-2.6 1.7c1.2 2.5 3 4.4 5.6 5.6l1.7-2.6 5 1.8V20c-8.5.5-16-7-16-16z" />,
  mail: <path d="M3 5.5h18v13H3zM3 7l9 6.5L21 7" />,
  link: <path d="M10 14l4-4M8.5 11L6 13.5a3.2 3.2 0 0 0 4.5 4.5L13 15.5M11 8.5L13.5 6a3.2 3.2 0 0 1 4.5 4.5L15.5 13" />,
  qr: <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v3M17.5 20H20v-1.5M14 20h1.5" />,
  flag: <path d="M5 21.5V3.5h13l-3 4.5 3 4.5H5" />,
  chart: <path d="M4 4v16h16.5M8.5 16v-5M12.5 16V7M16.5 16v-7" />,
  lock: <path d="M5 10.5h14V21H5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v3" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1" />
    </>
  ),
  text: <path d="M3 19L8.5 5 14 19M5 14.5h7M14.5 19l3.2-8.5L21 19M15.8 16h4" />,
  home: <path d="M3.5 11L12 4l8.5 7M6 9.5V20h12V9.5M10 20v-5.5h4V20" />,
  grid: <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />,
  task: <path d="M5 4h14v17H5zM9 2.5h6v3H9zM8.5 13l2.5 2.5 4.5-5" />,
  news: <path d="M3.5 5h14v14.5h-12a2 2 0 0 1-2-2zM17.5 9H21v8.5a2 2 0 0 1-2 2h-1.5M7 9h7M7 12.5h7M7 16h4" />,
  plus: <path d="M12 4.5v15M4.5 12h15" />,
  arrow: <path d="M4 12h15M13 6l6 6-6 6" />,
  download: <path d="M12 3.5v12M7 11l5 5 5-5M4 20.5h16" />,
  print: <path d="M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 14h10v6.5H7z" />,
  filter: <path d="M3.5 5h17l-6.5 8v6.5L10 17v-4z" />,
  sort: <path d="M8 4v16M4 16l4 4 4-4M16 20V4M12 8l4-4 4 4" />,
  share: <path d="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6" />,
  more: <path fill="currentColor" stroke="none" d="M4.5 10.5h3v3h-3zM10.5 10.5h3v3h-3zM16.5 10.5h3v3h-3z" />,
  close: <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />,
  check: <path d="M4.5 12.5l5 5 10-11" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v6M12 7v2" />
    </>
  ),
  warn: <path d="M12 3.5L22 20.5H2zM12 10v5M12 16.5v2" />,
  err: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9 9l6 6M15 9l-6 6" />
    </>
  ),
  okc: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M8 12.3l2.8 2.8 5.2-5.7" />
    </>
  ),
  exit: <path d="M14 4H5v16h9M10 12h10.5M16.5 8l4 4-4 4" />,
  refresh: <path d="M20 12a8 8 0 1 1-2.5-5.8M20 3.5V8h-4.5" />,
  list: <path d="M9 6h11.5M9 12h11.5M9 18h11.5M3.5 6h2.5M3.5 12h2.5M3.5 18h2.5" />,
  chat: <path d="M3.5 4.5h17v12.5h-8L7.5 21v-4h-4zM8 9h8M8 12.5h5" />,
  gear: (
    <>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 2.8v3M12 18.2v3M4 7.4l2.6 1.5M17.4 15.1l2.6 1.5M4 16.6l2.6-1.5M17.4 8.9L20 7.4" />
      <circle cx="12" cy="12" r="6.3" />
    </>
  ),
  scan: <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M3 12h18" />,
  wechat: (
    <path d="M9.5 4C5.4 4 2.5 6.5 2.5 9.7c0 1.8 1 3.3 2.5 4.3l-.6 2.3 2.6-1.4c.8.2 1.6.4 2.5.4M9.5 15.2c-.5-3.6 2.6-6.3 6.3-6.3 3.3 0 5.9 2.2 5.9 5 0 1.5-.8 2.9-2.2 3.8l.5 1.9-2.2-1.2c-.6.2-1.3.3-2 .3-3.2 0-5.8-1.5-6.3-3.5z" />
  ),
  history: <path d="M4 12a8 8 0 1 0 2.5-5.8M4 3.5V8h4.5M12 7.5v5l3.5 2" />,
  shield: <path d="M12 3l8 3v6c0 5-3.4 8-8 9.5C7.4 20 4 17 4 12V6zM8.5 12l2.6 2.6 4.6-5" />,
  pause: <path d="M9 5v14M15 5v14" />,
  play: <path fill="currentColor" stroke="none" d="M8 5l11 7-11 7z" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** An interface icon in the text colour; `size` in design pixels. Decorative: the name is beside it. */
export function Icon({ name, size = 18, className }: { name: IconName; size?: number; className?: string }) {
  const length = `calc(${size} * var(--px, 1px))`;
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      style={{ width: length, height: length, flex: 'none' }}
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
