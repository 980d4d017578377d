package dev.incipit.llmstxt;

/** One page of llms-full.txt: its title, its address and its text as Markdown. */
public record FullPage(String title, String url, String markdown) {}
