/** What the school entered is either a picture of the code or what the code shall say; the server draws the latter. */
export const qrAddress = ({ id, qrUrl = '' }: { id: string; qrUrl?: string | undefined }): string =>
  /^(\/(?!\/)|https:\/\/\S+\.(png|jpe?g|webp|svg)$)/.test(qrUrl) ? qrUrl : `/qr/${id}.svg`;
