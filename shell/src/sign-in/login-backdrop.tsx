import { createClient, useQuery } from '@portico/client';
import { authContract } from '@portico/contracts';
import { useDevice, useNow } from '@portico/session';
import { Art } from '@portico/ui';

const auth = createClient(authContract);

/** The school's own picture of the day, if any; else the drawing. */
export function LoginBackdrop() {
  const { data } = useQuery(auth.loginBackground.query());
  const mobile = useDevice() === 'mobile';
  const day = Number(useNow().date.slice(8));
  const pictures = (mobile ? data?.mobile : data?.pc) ?? [];
  const picture = pictures[day % Math.max(1, pictures.length)];
  if (!picture || !/^(\/(?!\/)|https:\/\/)/.test(picture.url)) return <Art name="login" />;
  const ground = /^#[0-9a-f]{6}$/i.test(data?.color ?? '') ? data?.color : undefined;
  return <img src={picture.url} alt={picture.alt} style={{ background: ground }} />;
}
