/** The school enters either a picture of the code or its text; the server draws the latter. */
export const qrAddress = ({ id, qrUrl = '' }: { id: string; qrUrl?: string | undefined }): string =>
  /^(\/(?!\/)|https:\/\/\S+\.(png|jpe?g|webp|svg)$)/.test(qrUrl) ? qrUrl : `/qr/${id}.svg`;
