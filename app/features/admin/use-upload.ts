/** Sending one picture at a time from a form. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type PictureDetails, PICTURES_PATH } from '#contracts/admin-pictures.ts';
import { showToast } from '#app/ui/toast.ts';
import { reasonOf } from './call-reason.ts';
import { uploadImage } from './upload-image.ts';

/** Where the server tells what it knows of a picture. */
export const detailsUrl = (url: string) => `${PICTURES_PATH}?url=${encodeURIComponent(url)}`;

type Upload = {
  isSending: boolean;
  hasFailed: boolean;
  problem: string | null;
  localUrl: string | null;
  tries: number;
  send(file: File): Promise<void>;
  cancel(): void;
  clear(): void;
};

/** One file at a time; a later choice takes an earlier one's place. */
export function useUpload({
  uploadUrl,
  onChange,
}: {
  uploadUrl: string;
  onChange: (url: string) => void;
}): Upload {
  const client = useQueryClient();
  const [localUrl, setLocalUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(
    () => () => {
      if (localUrl) URL.revokeObjectURL(localUrl);
    },
    [localUrl],
  );
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setLocalUrl(null);
  };
  const send = async (file: File) => {
    cancel();
    const own = new AbortController();
    running.current = own;
    setProblem(null);
    setTries((count) => count + 1);
    setLocalUrl(URL.createObjectURL(file));
    try {
      const { imageUrl, picture } = await uploadImage(uploadUrl, file, own.signal);
      if (own.signal.aborted) return;
      client.setQueryData<PictureDetails>([detailsUrl(imageUrl)], {
        url: imageUrl,
        picture,
        problem: null,
      });
      onChange(imageUrl);
      showToast({ title: 'Image uploaded' });
    } catch (failure) {
      if (own.signal.aborted) return;
      setProblem(reasonOf(failure));
      showToast({
        title: 'Upload failed',
        description: 'Failed to upload image. Please try again.',
        tone: 'danger',
      });
    } finally {
      if (running.current === own) cancel();
    }
  };
  const clear = () => {
    cancel();
    setProblem(null);
  };
  return {
    isSending: localUrl !== null,
    hasFailed: problem !== null,
    problem,
    localUrl,
    tries,
    send,
    cancel,
    clear,
  };
}
