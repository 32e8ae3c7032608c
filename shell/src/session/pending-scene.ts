/** Kept across a sign-in: a guest's phone that scans a code signs in first and then answers. */
export const pendingSceneKey = 'portico.scene';
/** Maximum lifetime of a code in ms. */
const validForMs = 120_000;

export function keepScene(scene: string): void {
  try {
    sessionStorage.setItem(pendingSceneKey, `${Date.now()} ${scene}`);
  } catch {
    // Without storage the phone scans once more after signing in.
  }
}

/** The code that this phone has scanned but not answered. */
export function pendingScene(): string | undefined {
  try {
    const [time, scene] = (sessionStorage.getItem(pendingSceneKey) ?? '').split(' ');
    return scene && Date.now() - Number(time) < validForMs ? scene : undefined;
  } catch {
    return undefined;
  }
}

export function dropScene(): void {
  try {
    sessionStorage.removeItem(pendingSceneKey);
  } catch {
    // Nothing was stored.
  }
}
