import { Component, type ReactNode } from 'react';

/** Keeps a fault inside a part of the page: what stands in is shown in its place. */
export class ErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: unknown) {
    console.warn(error);
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
