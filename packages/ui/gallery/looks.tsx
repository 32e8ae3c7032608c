import { addressOf, colours, devices, type Look, modes, themes } from './look.ts';

const choices = { device: devices, theme: themes, mode: modes, colour: colours };

/** Links to the same gallery in every other look. */
export function Looks({ look }: { look: Look }) {
  return (
    <nav aria-label="Looks" className="looks">
      <h1>@portico/ui</h1>
      {Object.entries(choices).map(([name, values]) => (
        <p key={name}>
          {values.map((value) => (
            <a key={value} href={addressOf({ ...look, [name]: value })} aria-current={Object.values(look).includes(value) || undefined}>
              {value}
            </a>
          ))}
        </p>
      ))}
    </nav>
  );
}
