import { PortalLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Art, Icon } from '@portico/ui';
import { useState } from 'react';
import { config } from '../api.ts';
import { bannerPicture } from '../model/banner-scene.ts';
import { useSlides } from '../ui/use-slides.ts';
import * as css from './banner.module.css';

/** The running banners: the picture fills the scene at the top, the words stand below the school's name. */
export function Banner() {
  const banners = useQuery(config.banners.query()).data ?? [];
  const { current, paused, hold, togglePaused } = useSlides(banners.length);
  const banner = banners[current];
  const [failed, setFailed] = useState<string>();
  const image = banner?.mobileImgUrl ?? banner?.imgUrl;
  const picture = bannerPicture(image === failed ? undefined : image, 'mobile');
  return (
    <section aria-label="首页轮播" {...hold}>
      {picture.kind === 'scene' && <Art name={picture.name} className={css.art} />}
      {picture.kind === 'uploaded' && (
        <img className={css.picture} src={picture.address} alt={banner?.alt ?? ''} onError={() => setFailed(image)} />
      )}
      {banner && picture.kind === 'scene' && <Words title={banner.title} target={banner.target} />}
      {banners.length > 1 && (
        <button
          type="button"
          className={css.pause}
          aria-label={`${paused ? '继续' : '暂停'}轮播 ${current + 1}/${banners.length}`}
          onClick={togglePaused}
        >
          <span className={css.count}>
            <Icon name={paused ? 'play' : 'pause'} size={12} />
            {current + 1}/{banners.length}
          </span>
        </button>
      )}
    </section>
  );
}

function Words({ title, target }: { title: string; target?: Parameters<typeof PortalLink>[0]['target'] }) {
  return target ? (
    <PortalLink target={target} className={css.words}>
      {title}
    </PortalLink>
  ) : (
    <span className={css.words}>{title}</span>
  );
}
