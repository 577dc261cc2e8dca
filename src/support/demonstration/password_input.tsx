/** A password that can be looked at while it is typed. */
import { Button, Input, type InputProps } from "@fluentui/react-components";
import { EyeOffRegular, EyeRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { words } from "./words.ts";

export function PasswordInput(props: InputProps) {
  const [isShown, setShown] = useState(false);
  const label = words(isShown ? "hidePassword" : "showPassword");
  return (
    <Input
      {...props}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="off"
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
          aria-label={label}
          title={label}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
