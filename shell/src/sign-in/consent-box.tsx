import { hasConsented } from '@portico/session/consent';
import { atom, useAtom } from 'jotai';
import * as css from './consent-box.module.css';

const choiceAtom = atom<boolean | undefined>(undefined);

/** Whether the visitor agrees to the school's terms: as chosen on this page, else as this browser remembers. */
export const consentAtom = atom(
  (get) => get(choiceAtom) ?? hasConsented(),
  (_get, set, agrees: boolean) => set(choiceAtom, agrees),
);

/** The box above the button that signs in. */
export function ConsentBox() {
  const [agrees, setAgrees] = useAtom(consentAtom);
  return (
    <p className={css.box}>
      <input
        type="checkbox"
        id="consent"
        name="consent"
        aria-labelledby="consent-text"
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <span id="consent-text">
        <label htmlFor="consent">我已阅读并同意</label>
        <TermsLinks />
      </span>
    </p>
  );
}

/** In another tab: what has been typed stays. */
export function TermsLinks() {
  return (
    <span className={css.links}>
      <a href="/user-agreement" target="_blank" rel="noopener">
        《用户协议》
      </a>
      和
      <a href="/privacy-policy" target="_blank" rel="noopener">
        《隐私政策》
      </a>
    </span>
  );
}
