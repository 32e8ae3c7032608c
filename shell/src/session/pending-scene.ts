/** Kept across a sign-in: a phone that scans a code as a guest signs in first and then answers. */
export const pendingSceneKey = 'portico.scene';
/** ms that a code lives at most. */
const goodFor = 120_000;

export function keepScene(scene: string): void {
  try {
    sessionStorage.setItem(pendingSceneKey, `${Date.now()} ${scene}`);
  } catch {
    // Without storage the phone scans once more after signing in.
  }
}

/** The code that this phone has scanned and not answered yet. */
export function pendingScene(): string | undefined {
  try {
    const [time, scene] = (sessionStorage.getItem(pendingSceneKey) ?? '').split(' ');
    return scene && Date.now() - Number(time) < goodFor ? scene : undefined;
  } catch {
    return undefined;
  }
}

export function dropScene(): void {
  try {
    sessionStorage.removeItem(pendingSceneKey);
  } catch {
    // Nothing was kept.
  }
}
