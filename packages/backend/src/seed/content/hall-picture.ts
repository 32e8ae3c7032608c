/** A picture for the demo's article: a hall behind water, in the school's colour. Drawn here, so nobody's rights are touched. */
export function drawHall(color: string): string {
  const columns = [250, 310, 370, 430, 490, 550].map((x) => `<rect x="${x}" y="236" width="12" height="84"/>`).join('');
  const ripples = [352, 372, 392].map((y, index) => `<path d="M${120 + index * 40} ${y}h${480 - index * 60}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="420" viewBox="0 0 800 420" fill="${color}">
<rect width="800" height="420" fill="#fff"/><rect width="800" height="420" opacity=".07"/><circle cx="610" cy="104" r="44" opacity=".16"/>
<path d="M0 250q120-90 240-30t250-40 310 30v130H0z" opacity=".14"/><path d="M0 290q150-60 300-20t280-20 220 20v70H0z" opacity=".22"/>
<path d="M210 236l50-44h290l50 44z" opacity=".85"/><path d="M270 192l36-36h198l36 36z" opacity=".7"/><g opacity=".6">${columns}</g>
<rect x="200" y="318" width="410" height="12" opacity=".8"/><g stroke="${color}" stroke-width="3" opacity=".35">${ripples}</g></svg>`;
}
