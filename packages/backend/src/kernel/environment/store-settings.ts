/** The S3 store for builds, as the operator configures it. */
export interface StoreSettings {
  /** `s3://bucket/folder?endpoint=https://store.example&region=cn-north-1`. */
  address: string;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}
