import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { useState } from "react";

const useStyles = makeStyles({
  said: { color: tokens.colorNeutralForeground2 },
});

interface Props {
  readonly label: string;
  readonly copied: string;
  readonly refused: string;
  readonly text: () => string;
}

export function CopyButton({ label, copied, refused, text }: Props) {
  const styles = useStyles();
  const [message, setSaid] = useState("");
  const copy = () => {
    if (!navigator.clipboard) return setSaid(refused);
    navigator.clipboard.writeText(text()).then(() => setSaid(copied), () => setSaid(refused));
  };
  return (
    <>
      <Button onClick={copy}>{label}</Button>
      <span className={styles.said} role="status">{message}</span>
    </>
  );
}
