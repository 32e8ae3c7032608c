import type { ComponentType, InputHTMLAttributes, KeyboardEventHandler, ReactNode, RefObject } from 'react';
import type { IconName } from '../art/icon.tsx';

/** The form around its fields: Enter and its button send it, and what is wrong is found by who gets `onSend`. */
export interface FormProps {
  formRef: RefObject<HTMLFormElement | null>;
  onSend: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** A field with its label above and its sign inside. The browser's form holds what is typed, under `name`. */
export interface FieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'size'> {
  name: string;
  label: string;
  icon?: IconName;
  /** What is wrong about this field stands in the element of this id. */
  wrongBecause?: string;
  /** Stands at the end of the field. */
  beside?: ReactNode;
  /** A line below the field. */
  hint?: ReactNode;
  /** Of a password: whether its letters are shown. */
  visibility?: boolean;
}

/** Several lines of text. */
export interface TextAreaProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  rows: number;
}

/** What a form is made of: the plain one of the page, or Arco's. */
export interface FormParts {
  Form: ComponentType<FormProps>;
  Field: ComponentType<FieldProps>;
}

/** What is read aloud with a field: what is wrong about it, then its hint. */
export const describedBy = ({ name, wrongBecause, hint }: FieldProps): string | undefined =>
  [wrongBecause, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined;
