import type { Hono } from 'hono';
import type { AppEnvironment } from '../api/request-facts.ts';

/**
 * A picture for an article without one: hills, water and a sun whose positions and colours are derived from its number.
 */
export function drawCover(number: number): string {
  let state = (number * 2_654_435_761 + 97) >>> 0;
  const draw = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * most);
  };
  const hue = draw(360);
  const tone = (turn: number, light: number) => `hsl(${(hue + turn) % 360} ${28 + draw(22)}% ${light}%)`;
  const hill = (base: number, height: number) => {
    const points = [0, 1, 2, 3, 4].map((index) => `${index * 100 + draw(60)} ${base - draw(height)}`);
    return `M0 225V${base}Q${points.join(' ')} 400 ${base - draw(height)}V225Z`;
  };
  const hills = [
    `<path d="${hill(130, 60)}" fill="${tone(0, 78)}"/>`,
    `<path d="${hill(160, 50)}" fill="${tone(12, 62)}"/>`,
    `<path d="${hill(190, 40)}" fill="${tone(24, 46)}"/>`,
  ].join('');
  const ripples = [0, 1, 2].map((index) => `<path d="M${20 + draw(120)} ${200 + index * 8}h${80 + draw(180)}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 225" width="400" height="225"><rect width="400" height="225" fill="${tone(0, 92)}"/><circle cx="${60 + draw(280)}" cy="${40 + draw(50)}" r="${16 + draw(18)}" fill="${tone(180, 80)}"/>${hills}<g stroke="#fff" stroke-width="2" opacity=".5">${ripples}</g></svg>`;
}

/** GET /covers/{number}.svg: the same number always gives the same picture. */
export function mountCovers(app: Hono<AppEnvironment>): void {
  app.get('/covers/:name{\\d{1,6}\\.svg}', (context) =>
    context.body(drawCover(Number.parseInt(context.req.param('name'), 10)), 200, {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    }),
  );
}
