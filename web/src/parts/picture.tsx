import { useState } from "react";
import { initialsOf } from "../../../src/presentation/initials.ts";
import { picturePath } from "../safe-url.ts";

/**
 * A person's picture from this service. If the response is not a picture (an error page, a text), shows the initials of
 * the name. Next to the name it is decorative; elsewhere `alt` says what it shows.
 */
export function Picture({
  url,
  name,
  size,
  alt = "",
}: {
  readonly url: string | undefined;
  readonly name: string;
  readonly size: number;
  readonly alt?: string;
}) {
  const path = picturePath(url);
  const [broken, setBroken] = useState<string | null>(null);
  const style = { width: size, height: size, fontSize: size * 0.38 };
  if (path === null || broken === path) {
    return (
      <span className="picture picture-initials" style={style} aria-hidden={alt === ""} role="img" aria-label={alt}>
        {initialsOf(name).join("") || "?"}
      </span>
    );
  }
  return (
    <img
      className="picture"
      src={path}
      alt={alt}
      width={size}
      height={size}
      style={style}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(path)}
    />
  );
}
