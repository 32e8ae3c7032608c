/** The gallery's look; parameters absent from the address take their default. */
export interface Look {
  device: 'desktop' | 'mobile';
  theme: 'light' | 'dark';
  mode: 'standard' | 'elder';
  colour: string;
}

/** The school colours that the palette is tested with. */
export const colours = ['#007aff', '#b3212a', '#0f7b6c', '#f0a500', '#00b4d8', '#67c23a', '#5b2d8e'];
export const devices = ['desktop', 'mobile'] as const;
export const themes = ['light', 'dark'] as const;
export const modes = ['standard', 'elder'] as const;

const oneOf = <Value extends string>(values: readonly Value[], wanted: string | null, usual: Value): Value =>
  values.find((value) => value === wanted) ?? usual;

export const lookOf = (query: URLSearchParams): Look => ({
  device: oneOf(devices, query.get('device'), 'desktop'),
  theme: oneOf(themes, query.get('theme'), 'light'),
  mode: oneOf(modes, query.get('mode'), 'standard'),
  colour: oneOf(colours, query.get('colour'), '#007aff'),
});

export const addressOf = (look: Look): string => `/dev/ui?${new URLSearchParams({ ...look })}`;
