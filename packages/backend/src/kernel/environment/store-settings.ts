/** The S3 store that keeps builds, as the operator names it. */
export interface StoreSettings {
  /** `s3://bucket/folder?endpoint=https://store.example&region=cn-north-1`. */
  address: string;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}
