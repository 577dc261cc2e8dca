import { type JobForm, partsAt } from "../features.ts";

const forms = new Map<string, JobForm>();

export async function loadJobForms(): Promise<void> {
  for (const { jobForms } of await Promise.all(partsAt("jobForms").map((load) => load()))) {
    for (const [kind, form] of Object.entries(jobForms)) forms.set(kind, form);
  }
}

export const jobFormOf = (kind: string): JobForm | undefined => forms.get(kind);
