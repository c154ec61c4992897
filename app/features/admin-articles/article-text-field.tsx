/** The editor of an article's text: a plain text box, a row of buttons that set its marks, and a preview. */
import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { UPLOAD_PATHS } from '#contracts/admin-pictures.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { useReportSending } from '#app/features/admin/sending.tsx';
import { ACCEPTED_IMAGES, uploadImage } from '#app/features/admin/upload-image.ts';
import { ArticleText } from '#app/features/tips/article-text.tsx';
import { Field, FieldError, Textarea } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';
import {
  addLink,
  addPicture,
  findSlips,
  type Selection,
  toggleLines,
  toggleMark,
} from './article-editing.ts';

type Edit = (selection: Selection) => Selection;
const TOOLS: readonly { label: string; Icon: LucideIcon; edit: Edit; key?: string }[] = [
  { label: 'Heading', Icon: Heading2, edit: (at) => toggleLines(at, () => '## ') },
  { label: 'Smaller heading', Icon: Heading3, edit: (at) => toggleLines(at, () => '### ') },
  { label: 'Bold', Icon: Bold, edit: (at) => toggleMark(at, '**'), key: 'b' },
  { label: 'Italic', Icon: Italic, edit: (at) => toggleMark(at, '*'), key: 'i' },
  { label: 'List', Icon: List, edit: (at) => toggleLines(at, () => '- ') },
  {
    label: 'Numbered list',
    Icon: ListOrdered,
    edit: (at) => toggleLines(at, (index) => `${index + 1}. `),
  },
  { label: 'Link', Icon: Link, edit: addLink },
];
const TOOL =
  'inline-flex size-11 items-center justify-center rounded-sm hover:bg-stone aria-disabled:opacity-50';

export function ArticleTextField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}) {
  const box = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [isPreview, setIsPreview] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useReportSending(isSending);
  const slips = findSlips(value);

  const apply = (edit: Edit) => {
    const area = box.current;
    if (!area) return;
    const after = edit({ text: area.value, from: area.selectionStart, to: area.selectionEnd });
    area.focus();
    area.setSelectionRange(0, area.value.length);
    // The browser's own way of typing: undo takes it back.
    if (!document.execCommand?.('insertText', false, after.text)) onChange(after.text);
    requestAnimationFrame(() => area.setSelectionRange(after.from, after.to));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = TOOLS.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    apply(tool.edit);
  };
  const send = async (picture: File) => {
    setIsSending(true);
    setProblem(null);
    try {
      const { signal } = new AbortController();
      const { imageUrl } = await uploadImage(UPLOAD_PATHS.service, picture, signal);
      apply((at) => addPicture(at, imageUrl));
      showToast({ title: 'Image uploaded' });
    } catch (failure) {
      setProblem(reasonOf(failure));
      showToast({
        title: 'Upload failed',
        description: 'Failed to upload image. Please try again.',
        tone: 'danger',
        isSilent: true,
      });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div>
      <div
        role="group"
        aria-label="Format the text"
        className="mb-2 flex flex-wrap items-center gap-1 border-b pb-2"
      >
        {TOOLS.map(({ label, Icon, edit }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            aria-disabled={isPreview}
            onClick={() => (isPreview ? undefined : apply(edit))}
            className={TOOL}
          >
            <Icon aria-hidden size={18} strokeWidth={1.7} />
          </button>
        ))}
        <button
          type="button"
          aria-label="Picture"
          title="Picture"
          aria-disabled={isPreview || isSending}
          onClick={() => (isPreview || isSending ? undefined : file.current?.click())}
          className={TOOL}
        >
          <Image aria-hidden size={18} strokeWidth={1.7} />
        </button>
        <input
          ref={file}
          type="file"
          accept={ACCEPTED_IMAGES}
          aria-label="Choose a picture for the text"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [picture] = target.files ?? [];
            if (picture) void send(picture);
            target.value = '';
          }}
        />
        <button
          type="button"
          aria-pressed={isPreview}
          onClick={() => setIsPreview(!isPreview)}
          className="small ml-auto inline-flex min-h-11 items-center rounded-sm px-3 font-medium hover:bg-stone aria-pressed:bg-stone"
        >
          Preview
        </button>
      </div>
      <p role="status" className="small text-ink-soft empty:hidden">
        {isSending ? 'Sending and preparing the picture…' : ''}
      </p>
      {problem ? <FieldError id="article-picture-error">{problem}</FieldError> : null}
      <div hidden={isPreview}>
        <Field
          label="Text"
          hint="Leave an empty line between paragraphs. Select words, then press a button above."
          error={error}
        >
          {(parts) => (
            <Textarea
              {...parts}
              ref={box}
              rows={18}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={onKeyDown}
              className="font-mono text-[0.9375rem]"
            />
          )}
        </Field>
      </div>
      <div role="status" className="small mt-2 space-y-1 text-ink-soft empty:hidden">
        {slips.map((slip) => (
          <p key={slip}>{slip}</p>
        ))}
      </div>
      {isPreview ? (
        <section aria-label="Preview of the text" className="border bg-paper p-5 sm:p-8">
          {value.trim() === '' ? (
            <p className="text-ink-soft">Nothing is written yet.</p>
          ) : (
            <ArticleText text={value} />
          )}
        </section>
      ) : null}
    </div>
  );
}
