export { describedBy, type FieldProps, type FormParts, type FormProps, type TextAreaProps } from './props.ts';
export { TextArea, type TextAreaCode } from './text-area.tsx';
