package dev.incipit.llmstxt;

/** One inlined page of llms-full.txt: its title, its address, its text as Markdown. */
public record FullPage(String title, String url, String markdown) {}
